/** A package name that cannot be a key; libraries differ on keys that are too short. */
export class UnusablePackageName extends Error {
  constructor(packageName: string) {
    super(`a package name needs at least 8 ASCII characters to make a key: '${packageName}'`);
    this.name = 'UnusablePackageName';
  }
}

/**
 * The AES key of a package: its name twice, truncated to 16 characters (S7).
 *
 * @throws UnusablePackageName for a name under 8 characters, or not ASCII
 */
export function cipherKey(packageName: string): string {
  if (!/^[\x21-\x7e]{8,}$/.test(packageName)) throw new UnusablePackageName(packageName);
  return (packageName + packageName).slice(0, 16);
}
