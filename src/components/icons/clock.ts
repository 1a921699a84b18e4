import type { IconDrawing } from '../page/icon.tsx';

export const clockIcon: IconDrawing = {
  strokes: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2',
};
