import type { IconDrawing } from '../page/icon.tsx';

export const searchIcon: IconDrawing = {
  strokes: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16.2 16.2L21 21',
};
