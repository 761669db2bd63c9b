import type { CDPSession, Page } from '@playwright/test'

/** Chromium's own virtual authenticator: a key that is always touched. */
export async function plugIn(page: Page): Promise<{ unplug(): Promise<void> }> {
  const client: CDPSession = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'usb',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    async unplug() {
      await client.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
      await client.detach()
    },
  }
}
