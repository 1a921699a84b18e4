import type { IconDrawing } from '../page/icon.tsx';

export const walletIcon: IconDrawing = {
  strokes: 'M16 7.5V4H6a2 2 0 0 0 0 3.5h14V20H4V6M20 11.5h-4a2 2 0 0 0 0 4h4',
};
