import type { IconDrawing } from '../page/icon.tsx';

export const receiptIcon: IconDrawing = {
  strokes: 'M6 3h12v18l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5L6 21V3zM9 8h6M9 12h6',
};
