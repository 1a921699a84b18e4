import { expect, it } from 'vitest';
import { monitorOf } from '../../simulation/properties/monitor.ts';
import { readProperties } from '../../simulation/properties/sentence.ts';

it('a property with a time limit is violated after that limit, and not after the app has died', () => {
  const sentence = 'after home is shown, login is shown within 2 minutes unless the app dies';
  const [property] = readProperties(`On a page: ${sentence}.`);
  if (!property) throw new Error('no property');
  const monitor = monitorOf(property);
  const page = 'phone 1';
  const location = { page: 'home', query: {} } as const;
  monitor.observe({ type: 'shown', page, location, mobile: null }, 0);
  expect(monitor.isLate(120_000)).toBe(false);
  expect(monitor.isLate(120_001)).toBe(true);
  monitor.observe({ type: 'died', page }, 120_002);
  expect(monitor.isLate(500_000)).toBe(false);
});
