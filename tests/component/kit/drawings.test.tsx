import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Scene } from '#components/page/scene.tsx';
import { anchored } from '#components/scenes/anchored.tsx';
import { bayong } from '#components/scenes/bayong.tsx';
import { boat } from '#components/scenes/boat.tsx';
import { calendar } from '#components/scenes/calendar.tsx';
import { dryDock } from '#components/scenes/dry-dock.tsx';
import { envelope } from '#components/scenes/envelope.tsx';
import { lantern } from '#components/scenes/lantern.tsx';
import { unplugged } from '#components/scenes/unplugged.tsx';

/** The attributes that each shape needs. */
const needs: Readonly<Record<string, readonly string[]>> = {
  path: ['d'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
};

it.each([
  ['anchored', anchored, 'path path path path path path path path'],
  ['bayong', bayong, 'ellipse path path path path path'],
  ['boat', boat, 'circle path path path path path'],
  ['calendar', calendar, 'ellipse path path circle path path'],
  ['dry dock', dryDock, 'ellipse path path path path path path path path'],
  ['envelope', envelope, 'ellipse path path path path circle'],
  ['lantern', lantern, 'circle path circle path path path'],
  ['unplugged', unplugged, 'ellipse path path path circle path path path'],
])('the scene %s consists of complete shapes', (_, drawing, shapes) => {
  const { container } = render(<Scene drawing={drawing} />);
  const drawn = [...container.querySelectorAll('svg > *')];
  expect(drawn.map(({ tagName }) => tagName).join(' ')).toBe(shapes);
  for (const shape of drawn)
    for (const name of needs[shape.tagName] ?? []) expect(shape).toHaveAttribute(name);
});
