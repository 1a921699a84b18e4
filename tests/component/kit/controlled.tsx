import { type ReactNode, useState } from 'react';

/** Holds a value as a machine would. */
export function Controlled<T>({
  initial,
  children,
}: {
  readonly initial: T;
  readonly children: (value: T, change: (value: T) => void) => ReactNode;
}) {
  const [value, change] = useState(initial);
  return children(value, change);
}
