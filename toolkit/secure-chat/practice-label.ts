export const practiceLabel = 'Practice reply, made on this device'
