import { useMemo } from 'react';
import { activeStates } from '../flows/flow.ts';
import { kindOf, type Option, optionsOf } from '../flows/options.ts';
import { hasMore } from '../flows/trail.ts';
import { stepWords, whereText } from '../flows/words.ts';
import { useExplorer, useSettings, useTrail } from './explorer.ts';
import { focusKept } from './keep-focus.ts';
import { NowKnown } from './now-known.tsx';
import { PlayButton } from './play-button.tsx';
import { StepList } from './step-list.tsx';
import css from './steps.module.css';
import { Button, Part, Row, Select, Soft } from '#visualizations/kit/kit.tsx';
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
      <div {...focusKept}>
        <Part title="What can happen">
          {options.length === 0 && (
            <Soft>{isOver ? 'This flow is over.' : 'No event with a sample is possible now.'}</Soft>
          )}
          {groups.map(({ title, holds }) => {
            const held = options.filter(holds);
            return held.length === 0 ? null : (
              <div key={title} className={css['group']}>
                <h3 className={css['groupTitle']}>{title}</h3>
                <StepList flow={flow} world={moment.world} options={held} />
              </div>
            );
          })}
        </Part>
      </div>
      <Part title="Steps so far">
        <Row>
          <Button disabled={trail.at === 0} onPress={() => explorer.send({ type: 'undo.pressed' })}>
            Undo
          </Button>
          <Button
            disabled={!hasMore(trail)}
            onPress={() => explorer.send({ type: 'redo.pressed' })}
          >
            Redo
          </Button>
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
