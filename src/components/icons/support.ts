import type { IconDrawing } from '../page/icon.tsx';

export const supportIcon: IconDrawing = {
  strokes:
    'M4 14v-2a8 8 0 0 1 16 0v2M4 14h3v5H5a1 1 0 0 1-1-1v-4zM20 14h-3v5h3v-5zM19 19c0 1.5-2 2-5 2',
};
