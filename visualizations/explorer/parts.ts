/**
 * A part of the page that it does not need at once, by its path: fetched, or read in the page itself
 * where that is one file. Throws where it does not come.
 */
export async function loadPart(path: string, signal: AbortSignal): Promise<string> {
  const embedded = document.getElementById(path);
  if (embedded) return embedded.textContent ?? '';
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}
