import { useMemo, useRef } from 'react';
import type { Step } from '#machines/walk/model.ts';
import { activeStates } from '../flows/flow.ts';
import { kindOf, type Option, optionsOf } from '../flows/trail.ts';
import { leadText, stepWords, whereText } from '../flows/words.ts';
import { useExplorer, useSettings, useTrail } from './explorer.ts';
import { NowKnown } from './now-known.tsx';
import { MoveButton, PlayButton } from './play-button.tsx';
import css from './steps.module.css';
import { Part, Row, Select, Soft } from '#visualizations/kit/kit.tsx';
import { wordsOf } from '#machines/description/words.ts';

const groups: readonly { title: string; holds: (option: Option) => boolean }[] = [
  { title: 'Someone does', holds: ({ step }) => step.type === 'user' },
  {
    title: 'The world answers',
    holds: ({ step }) => step.type === 'settle' || step.type === 'emit',
  },
  { title: 'Time passes', holds: ({ step }) => step.type === 'elapse' },
];

export function StepsPane() {
  const explorer = useExplorer();
  const { flow, trail, moment } = useTrail();
  const { wording } = useSettings();
  const options = useMemo(() => optionsOf(flow, moment.world), [flow, moment]);
  const where = whereText(flow, activeStates(moment.world), wording);
  const list = useRef<HTMLDivElement>(null);

  /** Takes a step that may remove its button, and keeps the focus in the list. */
  function take(step: Step, button: HTMLElement) {
    explorer.send({ type: 'step.taken', step });
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const next = button.isConnected ? button : list.current?.querySelector('button');
      (next ?? list.current)?.focus();
    });
  }

  function item({ step, kind, world }: Option) {
    const { title, detail } = stepWords(flow, step, kind, wording);
    const leads = leadText(flow, moment.world, world, wording);
    return (
      <li key={JSON.stringify(step)}>
        <button
          type="button"
          className={css['option']}
          data-kind={kind}
          onClick={({ currentTarget }) => take(step, currentTarget)}
        >
          <span className={css['what']}>{title}</span>
          {detail && <span className={css['detail']}>{detail}</span>}
          {leads && <span className={css['leads']}>→ {leads}</span>}
        </button>
      </li>
    );
  }

  const isOver = moment.world.snapshot.status !== 'active';
  return (
    <>
      <Part title="You are here">
        <ul className={css['here']}>
          {where.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </Part>
      <div ref={list} tabIndex={-1}>
        <Part title="What can happen">
          {options.length === 0 && (
            <Soft>{isOver ? 'This flow is over.' : 'No event with a sample is possible now.'}</Soft>
          )}
          {groups.map(({ title, holds }) => {
            const held = options.filter(holds);
            return held.length === 0 ? null : (
              <div key={title} className={css['group']}>
                <h3 className={css['groupTitle']}>{title}</h3>
                <ul className={css['options']}>{held.map(item)}</ul>
              </div>
            );
          })}
        </Part>
      </div>
      <Part title="Steps so far">
        <Row>
          <MoveButton by={-1}>Undo</MoveButton>
          <MoveButton by={1}>Redo</MoveButton>
          <PlayButton />
        </Row>
        <ol className={css['trail']}>
          {trail.moments.map(({ step }, at) => {
            const before = trail.moments[at - 1];
            const words =
              step && before
                ? stepWords(flow, step, kindOf(flow, before.world, step), wording)
                : { title: 'Start', detail: wordsOf(trail.start) };
            return (
              <li key={at}>
                <button
                  type="button"
                  className={css['moment']}
                  aria-current={at === trail.at ? 'step' : undefined}
                  data-ahead={at > trail.at || undefined}
                  onClick={() => explorer.send({ type: 'moment.chosen', at })}
                >
                  {words.title}
                  {words.detail && <span className={css['detail']}>{words.detail}</span>}
                </button>
              </li>
            );
          })}
        </ol>
        <Select
          label="Start again from"
          value={trail.start}
          options={Object.keys(flow.model.starts).map((name) => ({
            value: name,
            label: wordsOf(name),
          }))}
          onChange={(start) => explorer.send({ type: 'start.chosen', start })}
        />
      </Part>
      <NowKnown />
    </>
  );
}
