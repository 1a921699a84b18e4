import type { DocumentKind } from '#domain/credit/credit-order.ts';

const paper = '#fdf6ea';
const ink = '#0b3b3c';
const soft = '#8fb0ab';

type Brush = CanvasRenderingContext2D;

function face(brush: Brush, x: number, y: number, size: number) {
  brush.fillStyle = '#c98f65';
  brush.beginPath();
  brush.arc(x, y, size, 0, Math.PI * 2);
  brush.fill();
  brush.fillStyle = ink;
  brush.beginPath();
  brush.arc(x, y - size * 0.35, size * 1.02, Math.PI, 0);
  brush.fill();
  brush.beginPath();
  brush.arc(x, y + size * 0.3, size * 0.4, 0.15, Math.PI - 0.15);
  brush.lineWidth = size / 12;
  brush.strokeStyle = ink;
  brush.stroke();
}

function lines(brush: Brush, x: number, y: number, count: number) {
  brush.fillStyle = soft;
  for (let line = 0; line < count; line += 1) {
    brush.fillRect(x, y + line * 22, 150 - (line % 3) * 34, 9);
  }
}

function signature(brush: Brush) {
  brush.strokeStyle = ink;
  brush.lineWidth = 4;
  brush.beginPath();
  brush.moveTo(60, 150);
  brush.bezierCurveTo(110, 40, 120, 210, 170, 120);
  brush.bezierCurveTo(200, 70, 220, 190, 260, 120);
  brush.stroke();
}

const drawings: Record<DocumentKind, (brush: Brush) => void> = {
  idFront(brush) {
    face(brush, 75, 130, 34);
    lines(brush, 140, 90, 5);
  },
  idBack: (brush) => lines(brush, 40, 70, 7),
  selfie: (brush) => face(brush, 160, 130, 70),
  selfieWithId(brush) {
    face(brush, 110, 110, 55);
    brush.strokeStyle = ink;
    brush.strokeRect(190, 130, 90, 58);
    face(brush, 215, 165, 12);
  },
  proofOfAddress: (brush) => lines(brush, 60, 70, 7),
  proofOfIncome: (brush) => lines(brush, 60, 70, 7),
  employmentId(brush) {
    face(brush, 160, 105, 36);
    lines(brush, 90, 165, 2);
  },
  signature,
};

/** @throws Error if the browser cannot draw */
export async function sampleImage(kind: DocumentKind, name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 320;
  canvas.height = 220;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('The browser cannot draw the sample pictures.');
  brush.fillStyle = paper;
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.strokeStyle = soft;
  brush.strokeRect(8, 8, canvas.width - 16, canvas.height - 16);
  drawings[kind](brush);
  brush.fillStyle = ink;
  brush.font = '600 15px system-ui, sans-serif';
  brush.fillText(`${name} · sample`, 20, 34);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The browser cannot make the sample pictures.');
  return new File([blob], `${kind}.png`, { type: 'image/png' });
}
