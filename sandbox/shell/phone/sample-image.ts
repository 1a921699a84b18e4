import type { DocumentKind } from '#domain/credit/credit-order.ts';

/** A picture of its own name. @throws Error if the browser cannot draw */
export async function sampleImage(kind: DocumentKind, name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 320;
  canvas.height = 220;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('The browser cannot draw the sample pictures.');
  brush.fillStyle = '#fdf6ea';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.fillStyle = '#0b3b3c';
  brush.font = '600 15px system-ui, sans-serif';
  brush.fillText(`${name} · sample`, 20, 34);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The browser cannot make the sample pictures.');
  return new File([blob], `${kind}.png`, { type: 'image/png' });
}
