import type { IconDrawing } from '../page/icon.tsx';

export const personIcon: IconDrawing = {
  strokes: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6',
};
