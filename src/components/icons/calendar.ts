import type { IconDrawing } from '../page/icon.tsx';

export const calendarIcon: IconDrawing = { strokes: 'M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8' };
