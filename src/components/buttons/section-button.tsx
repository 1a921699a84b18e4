import { Button } from './button.tsx';

interface SectionButtonProps {
  /** The `id` of a `Section` of this page. */
  readonly section: string;
  readonly children: string;
}

/** Scrolls a section into view and moves the focus to its heading. */
export function SectionButton({ section, children }: SectionButtonProps) {
  return (
    <Button kind="secondary" onPress={() => showSection(section)}>
      {children}
    </Button>
  );
}

function showSection(id: string): void {
  const heading = document.getElementById(id);
  if (heading === null) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' });
}
