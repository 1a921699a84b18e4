import type { IconDrawing } from '../page/icon.tsx';

export const couponIcon: IconDrawing = {
  strokes: 'M4 7h16v3.5a1.5 1.5 0 0 0 0 3V17H4v-3.5a1.5 1.5 0 0 0 0-3V7zM14 8.5v1.5M14 14v1.5',
};
