import { useSelector } from '@xstate/react';
import { hasMore } from '../flows/trail.ts';
import { useExplorer, useTrail } from './explorer.ts';
import { Button } from '#visualizations/kit/kit.tsx';

export function PlayButton() {
  const explorer = useExplorer();
  const { trail } = useTrail();
  const plays = useSelector(explorer, (snapshot) =>
    snapshot.matches({ place: { flow: 'playing' } }),
  );
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
