import type { IconDrawing } from '../page/icon.tsx';

export const shareIcon: IconDrawing = { strokes: 'M12 15V3M7.5 7L12 3l4.5 4M6 11H4v10h16V11h-2' };
