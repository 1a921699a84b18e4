const secrets = new Set(['password', 'smsCode']);
/** Fields of which a log shows only the last four characters, and nothing of a short value. */
const shortened = new Set([
  'authorization',
  'token',
  'cardNumber',
  'accountNumber',
  'originalNumber',
  'newNumber',
]);

function shorten(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return text.length > 8 ? `...${text.slice(-4)}` : '...';
}

export function maskSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (inner === null) return [key, inner];
      if (secrets.has(key)) return [key, '...'];
      return [key, shortened.has(key) ? shorten(inner) : maskSecrets(inner)];
    }),
  );
}
