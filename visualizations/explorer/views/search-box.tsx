import { use, useMemo } from 'react';
import { capital } from '#machines/description/words.ts';
import { flowNamed } from '../flows/flow.ts';
import { type Finding, search } from '../flows/search.ts';
import { hashOf } from '../flows/link.ts';
import type { ShownText } from '../flows/texts.ts';
import { loadTexts } from '../load.ts';
import { useExplorer, useKnown } from './explorer.ts';
import { Fallible } from './fallible.tsx';
import css from './search.module.css';

const kinds = { state: 'State', event: 'Event', text: 'Text' } as const;

const keyOf = (finding: Finding): string =>
  `${finding.kind} ${finding.flow} ${finding.title} ${finding.detail}`;

const none: readonly ShownText[] = [];

function FindingsInTexts() {
  return <Findings texts={use(loadTexts())} />;
}

export function SearchBox() {
  const explorer = useExplorer();
  const query = useKnown((context) => context.query);
  return (
    <search className={css['search']}>
      <label className={css['field']}>
        <span className={css['label']}>Search states, events and texts</span>
        <input
          type="search"
          className={css['input']}
          value={query}
          placeholder=" "
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => explorer.send({ type: 'search.changed', query: event.target.value })}
        />
      </label>
      {query.trim() !== '' && (
        <div className={css['results']}>
          <Fallible
            moment={null}
            loading={<Findings texts={none} note="The texts of the screens are being fetched. " />}
            failed="The texts of the screens could not be fetched."
          >
            <FindingsInTexts />
          </Fallible>
        </div>
      )}
    </search>
  );
}

function Findings({ texts, note = '' }: { texts: readonly ShownText[]; note?: string }) {
  const explorer = useExplorer();
  const query = useKnown((context) => context.query);
  const found = useMemo(() => search(query, texts), [query, texts]);
  const open = (finding: Finding) => {
    if (finding.kind === 'text') {
      const { flow, path, at, language } = finding;
      explorer.send({ type: 'settings.changed', settings: { language } });
      explorer.send({ type: 'path.chosen', flow, path, at });
      explorer.send({ type: 'pane.chosen', pane: 'screen' });
    } else {
      const { flow, state } = finding;
      location.assign(hashOf({ place: 'flow', flow, start: null, steps: [], state }));
    }
  };
  return (
    <>
      <p className={css['count']} role="status">
        {note}
        {found.length === 0 ? 'Nothing found.' : `${found.length} found`}
      </p>
      <ul>
        {found.map((finding) => (
          <li key={keyOf(finding)}>
            <button type="button" className={css['finding']} onClick={() => open(finding)}>
              <span className={css['kind']} data-kind={finding.kind}>
                {kinds[finding.kind]}
              </span>
              <strong>{finding.title}</strong>
              <span className={css['detail']}>
                {capital(flowNamed(finding.flow).description.root.label)}: {finding.detail}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
