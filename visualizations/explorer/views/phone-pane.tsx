import { use } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import { Phone } from '#visualizations/preview/phone.tsx';
import { shownByOthers } from '#visualizations/preview/shown-by-others.ts';
import type { Preview } from '#visualizations/preview/preview.tsx';
import { useExplorer, useSettings, useTrail } from './explorer.ts';
import css from './phone.module.css';
import { Choices } from '#visualizations/kit/kit.tsx';
import { loadPreview } from '../load.ts';
import { Fallible } from './fallible.tsx';

function Screen({ snapshot, preview }: { snapshot: AnyMachineSnapshot; preview: Preview }) {
  const explorer = useExplorer();
  const send = (event: { type: string }) => explorer.send({ type: 'gesture.made', event });
  return <preview.Screen snapshot={snapshot} send={send} request={send} />;
}

function absence(snapshot: AnyMachineSnapshot): string {
  const by = shownByOthers[snapshot.machine.id];
  if (by) return `No screen of its own. It shows on ${by}.`;
  return snapshot.status === 'active'
    ? 'No screen in this state, so the last one stays.'
    : 'The flow has ended; the next one shows its screen.';
}

function Shown() {
  const { moment } = useTrail();
  const { language } = useSettings();
  const preview = use(loadPreview(language));
  const { snapshot } = moment.world;
  if (preview.page(snapshot) === null) {
    return <p className={css['absent']}>{absence(snapshot)}</p>;
  }
  return (
    <Phone title="What the person sees" language={language} className={css['screen']}>
      <Screen snapshot={snapshot} preview={preview} />
    </Phone>
  );
}

export function PhonePane() {
  const explorer = useExplorer();
  const { moment } = useTrail();
  const { language } = useSettings();
  return (
    <section className={css['pane']} aria-labelledby="phone-title">
      <div className={css['head']}>
        <h2 id="phone-title" className={css['title']}>
          What the person sees
        </h2>
        <Choices
          labelHidden
          label="Language of the screen"
          value={language}
          options={[
            { value: 'en', label: 'English' },
            { value: 'fil', label: 'Filipino' },
          ]}
          onChange={(next) =>
            explorer.send({ type: 'settings.changed', settings: { language: next } })
          }
        />
      </div>
      <div className={css['phone']}>
        <Fallible
          key={language}
          moment={moment}
          loading={<p className={css['absent']}>Loading the screens…</p>}
          failed="This screen cannot be drawn."
        >
          <Shown />
        </Fallible>
      </div>
    </section>
  );
}
