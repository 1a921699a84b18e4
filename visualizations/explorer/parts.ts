/** Reads a part from a single-file page, else requests the part. Throws if the request fails. */
export async function loadPart(path: string, signal: AbortSignal): Promise<string> {
  const embedded = document.getElementById(path);
  if (embedded) return embedded.textContent ?? '';
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}
