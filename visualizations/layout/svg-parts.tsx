import { type Font, widthOf } from './font.ts';
import type { Point } from './layout.ts';

/** The line is stretched to its measured width, because the reader's fonts may differ. */
export function Line({
  className,
  line: { x, y, text },
  font,
}: {
  className: string | undefined;
  line: Point & { text: string };
  font: Font;
}) {
  return (
    <text
      className={className}
      x={x}
      y={y}
      fontSize={font.size}
      fontWeight={font.weight}
      fontStyle={font.italic ? 'italic' : undefined}
      textLength={Math.round(widthOf(text, font) * 10) / 10}
      lengthAdjust="spacingAndGlyphs"
    >
      {text}
    </text>
  );
}

/** Arrow head for `marker-end`, in the colour of the arrow. */
export function ArrowHead({ id }: { id: string }) {
  return (
    <marker
      id={id}
      viewBox="0 0 10 10"
      refX={9}
      refY={5}
      markerWidth={7}
      markerHeight={7}
      markerUnits="userSpaceOnUse"
      orient="auto"
    >
      <path d="M0 0.8L10 5L0 9.2Z" fill="context-stroke" />
    </marker>
  );
}
