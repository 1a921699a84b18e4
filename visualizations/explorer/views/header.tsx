import { useSelector } from '@xstate/react';
import { capital } from '#machines/description/words.ts';
import { flowIds, flowNamed } from '../flows/flow.ts';
import { shownPlace } from '../machines/explorer.machine.ts';
import { useCopyLink, useExplorer } from './explorer.ts';
import css from './header.module.css';
import { SearchBox } from './search-box.tsx';
import { Button, Select } from '#visualizations/kit/kit.tsx';

const labelOf = (flow: string): string => capital(flowNamed(flow).description.root.label);

/** The id of a flow, `overview` or `live`. */
function usePlace(): string {
  return useSelector(useExplorer(), (snapshot) => {
    const place = shownPlace(snapshot);
    return place === 'flow' ? (snapshot.context.trail?.flow ?? 'overview') : place;
  });
}

export function Header() {
  const explorer = useExplorer();
  const copyLink = useCopyLink();
  const place = usePlace();
  const choose = (next: string) => {
    if (next === 'overview') explorer.send({ type: 'overview.opened' });
    else if (next === 'live') explorer.send({ type: 'live.opened' });
    else explorer.send({ type: 'flow.chosen', flow: next });
  };
  const title =
    place === 'overview' ? 'All flows' : place === 'live' ? 'The running app' : labelOf(place);
  return (
    <header className={css['header']} aria-label="Explorer">
      <div className={css['titles']}>
        <p className={css['brand']}>Hiram explorer</p>
        <h1 id="page-title" className={css['title']}>
          {title}
        </h1>
      </div>
      <div className={css['where']}>
        <Select
          label="Flow"
          value={place}
          options={[
            { value: 'overview', label: 'All flows' },
            ...flowIds.map((id) => ({ value: id, label: labelOf(id) })),
            { value: 'live', label: 'The running app' },
          ]}
          onChange={choose}
        />
      </div>
      <SearchBox />
      <Button onPress={() => void copyLink()}>Copy link</Button>
    </header>
  );
}
