export function Boat({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" fill="none" aria-hidden="true">
      <path d="M24 6v24M24 8c8 4 12 11 12 18H24" stroke="currentColor" strokeWidth="3" />
      <path d="M6 31h36c-3 6-8 8-18 8S9 37 6 31Z" fill="#f2a03d" />
      <path d="M4 43c5-3 9 2 14 0s8-2 13 0 9 1 13-1" stroke="currentColor" strokeWidth="2.5" />
    </svg>
  );
}
