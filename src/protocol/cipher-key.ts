export class UnusablePackageName extends Error {
  constructor(packageName: string) {
    super(`a package name needs at least 8 ASCII characters to make a key: '${packageName}'`);
    this.name = 'UnusablePackageName';
  }
}

/**
 * The key is the package name twice, truncated to 16 characters (S7).
 *
 * @throws UnusablePackageName
 */
export function cipherKey(packageName: string): string {
  if (!/^[\x21-\x7e]{8,}$/.test(packageName)) throw new UnusablePackageName(packageName);
  return (packageName + packageName).slice(0, 16);
}
