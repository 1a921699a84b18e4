export const cipherKey = 'floor.app.floor.';
