import * as v from 'valibot';
import { type Model, samplesByType, type Step } from './model.ts';

const SomeEvent = v.pipe(v.string(), v.parseJson(), v.looseObject({ type: v.string() }));

/**
 * Formats a step for links and situations: `login.submitted`, `entry.changed~2` (the second sample
 * of the model), `mobileExists=known` (a service ends), `clock:ticked` (a service emits an event),
 * `+3000` (milliseconds pass). An event that is not among the samples is written as JSON.
 */
export function stepText(model: Model, step: Step): string {
  if (step.type === 'elapse') return `+${step.ms}`;
  if (step.type === 'settle') return `${step.service}=${step.outcome}`;
  if (step.type === 'emit') return `${step.service}:${step.says}`;
  const { type } = step.event;
  const json = JSON.stringify(step.event);
  const index = (samplesByType(model)[type] ?? []).findIndex((one) => JSON.stringify(one) === json);
  if (index === 0) return type;
  return index > 0 ? `${type}~${index + 1}` : `${type}~${json}`;
}

export function stepOf(model: Model, text: string): Step | undefined {
  if (/^\+\d+(\.\d+)?$/.test(text)) return { type: 'elapse', ms: Number(text) };
  const [, type = '', given = '1'] = /^([^~=:]+)(?:~(.*))?$/s.exec(text) ?? [];
  if (type !== '') {
    const event = given.startsWith('{')
      ? v.safeParse(SomeEvent, given)
      : { success: true as const, output: samplesByType(model)[type]?.[Number(given) - 1] };
    return event.success && event.output ? { type: 'user', event: event.output } : undefined;
  }
  const [, service, how, name] = /^([^=:]+)([=:])(.+)$/.exec(text) ?? [];
  if (!service || !name) return undefined;
  return how === '='
    ? { type: 'settle', service, outcome: name }
    : { type: 'emit', service, says: name };
}
