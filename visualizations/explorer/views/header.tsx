import { useSelector } from '@xstate/react';
import { capital } from '#machines/description/words.ts';
import { flowIds, flowNamed } from '../flows/flow.ts';
import { shownPlace } from '../machines/explorer.machine.ts';
import { useCopyLink, useExplorer } from './explorer.ts';
import css from './header.module.css';
import { SearchBox } from './search-box.tsx';
import { Button, Select } from '#visualizations/kit/kit.tsx';

const labelOf = (flow: string): string => capital(flowNamed(flow).description.root.label);

/** The address of the page, without its steps: the id of a flow, `live`, or empty for the map. */
function usePlace(): string {
  return useSelector(useExplorer(), (snapshot) => {
    const place = shownPlace(snapshot);
    if (place === 'overview') return '';
    return place === 'flow' ? (snapshot.context.trail?.flow ?? '') : place;
  });
}

const places = [
  { value: '', label: 'All flows' },
  ...flowIds.map((id) => ({ value: id, label: labelOf(id) })),
  { value: 'live', label: 'The running app' },
];

export function Header() {
  const copyLink = useCopyLink();
  const place = usePlace();
  return (
    <header className={css['header']} aria-label="Explorer">
      <div className={css['titles']}>
        <p className={css['brand']}>Hiram explorer</p>
        <h1 id="page-title" className={css['title']}>
          {places.find(({ value }) => value === place)?.label}
        </h1>
      </div>
      <div className={css['where']}>
        <Select
          label="Flow"
          value={place}
          options={places}
          onChange={(next) => location.assign(`#/${next}`)}
        />
      </div>
      <SearchBox />
      <Button onPress={() => void copyLink()}>Copy link</Button>
    </header>
  );
}
