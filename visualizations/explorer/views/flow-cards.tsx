import type { MapCard } from '#visualizations/map/map-layout.ts';
import { data } from '../data.ts';
import { addressOf } from '../flows/link.ts';
import css from './flow-cards.module.css';

function Card({ card: { id, name, picture, described, open, leads } }: { card: MapCard }) {
  return (
    <li className={css['card']}>
      <a className={css['opens']} href={addressOf(id)}>
        <svg className={css['picture']} viewBox="0 0 24 24" aria-hidden="true">
          <path d={picture.strokes} />
        </svg>
        <strong className={css['name']}>{name}</strong>
        <span className={css['line']}>{described}</span>
        {open && <span className={css['open']}>no login needed</span>}
      </a>
      {leads.length > 0 && (
        <ul className={css['leads']}>
          {leads.map(({ to, toName, words }) => (
            <li key={to}>
              <a href={addressOf(to)}>{toName}</a> {words}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** The map in one column, for a narrow window. */
export function FlowCards() {
  const { stages, cards, sign } = data.map;
  return (
    <div className={css['column']}>
      <section className={css['sign']} aria-labelledby="sign-title">
        <h2 id="sign-title" className={css['stage']}>
          What nearly every flow does
        </h2>
        <ul className={css['rows']}>
          {sign.rows.map(({ name, text }) => (
            <li key={name}>
              <strong>{name}</strong> {text}
            </li>
          ))}
        </ul>
      </section>
      {stages.map(({ text, cards: ids }) => (
        <section key={text} aria-label={text}>
          <h2 className={css['stage']}>{text}</h2>
          <ul className={css['cards']}>
            {cards
              .filter(({ id }) => ids.includes(id))
              .map((card) => (
                <Card key={card.id} card={card} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
