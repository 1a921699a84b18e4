/** The key of the plain app and its server. */
export const cipherKey = 'floor.app.floor.';
