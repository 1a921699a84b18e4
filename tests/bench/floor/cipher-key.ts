/** Known to the floor app and to its server. */
export const cipherKey = 'floor.app.floor.';
