import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { hasMore } from '../flows/trail.ts';
import { useExplorer, useTrail } from './explorer.ts';
import { Button } from '#visualizations/kit/kit.tsx';

export function PlayButton() {
  const explorer = useExplorer();
  const { trail } = useTrail();
  const plays = useSelector(explorer, (snapshot) => snapshot.matches({ flow: 'playing' }));
  if (plays) {
    return (
      <Button primary onPress={() => explorer.send({ type: 'pause.pressed' })}>
        Pause
      </Button>
    );
  }
  return (
    <Button
      primary={hasMore(trail)}
      disabled={!hasMore(trail)}
      onPress={() => explorer.send({ type: 'play.pressed' })}
    >
      Play
    </Button>
  );
}

/** Goes forward or back in the steps. */
export function MoveButton({ by, children }: { by: 1 | -1; children: ReactNode }) {
  const explorer = useExplorer();
  const { trail } = useTrail();
  return (
    <Button
      disabled={!trail.moments[trail.at + by]}
      onPress={() => explorer.send({ type: 'moment.chosen', at: trail.at + by })}
    >
      {children}
    </Button>
  );
}
