export type Assurance = 'password' | 'full'

/** `pending`: the password was right, and the second step of this account is still owed. It logs no one in. */
export type SessionAssurance = Assurance | 'pending'

/** For so long after the password or a code was given, steps that need it do not ask again. */
export const confirmationMinutes = 5
