import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { capital } from '#machines/description/words.ts';
import { flowNamed } from '../flows/flow.ts';
import { type Finding, search } from '../flows/search.ts';
import { useExplorer, useKnown } from './explorer.ts';
import css from './search.module.css';

const kinds = { state: 'State', event: 'Event', text: 'Text' } as const;

const keyOf = (finding: Finding): string =>
  `${finding.kind} ${finding.flow} ${finding.title} ${finding.detail}`;

export function SearchBox() {
  const explorer = useExplorer();
  const query = useKnown((context) => context.query);
  const texts = useKnown((context) => context.texts);
  const isFetching = useSelector(explorer, (one) => one.matches({ search: 'fetching' }));
  const lacksTexts = useSelector(explorer, (one) => one.matches({ search: 'incomplete' }));
  const found = useMemo(() => search(query, texts), [query, texts]);

  const open = (finding: Finding) => {
    if (finding.kind === 'text') {
      const { flow, path, at, language } = finding;
      explorer.send({ type: 'settings.changed', settings: { language } });
      explorer.send({ type: 'moment.found', flow, path, at });
      explorer.send({ type: 'pane.chosen', pane: 'screen' });
    } else {
      explorer.send({ type: 'flow.chosen', flow: finding.flow, state: finding.state });
    }
  };

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
          <p className={css['count']} role="status">
            {isFetching && 'The texts of the screens are being fetched. '}
            {lacksTexts && 'Without the texts of the screens, which could not be fetched: '}
            {found.length > 0 && `${found.length} found`}
            {found.length === 0 && !isFetching && 'Nothing found.'}
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
        </div>
      )}
    </search>
  );
}
