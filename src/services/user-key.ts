/** The key is a hash, so that drafts and intents contain no user id. Requires a secure context. */
export async function userKeyOf(userId: string): Promise<string> {
  const bytes = new TextEncoder().encode(`hiram/${userId}`);
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
  return hex.join('').slice(0, 32);
}
