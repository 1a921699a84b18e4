import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { documentKinds } from '#domain/credit/credit-order.ts';
import type { applicationMachine } from '../../phone/application.machine.ts';
import { fieldsOf, forms, pictureNames, steps } from '../../phone/forms.ts';
import type { Parts } from '../../parts.ts';
import { Problem, Select, TextInput } from '#visualizations/kit/kit.tsx';
import { FaceScreen } from './face-screen.tsx';
import css from './native.module.css';

type Application = ActorRefFrom<typeof applicationMachine>;

export function ApplicationScreen({ parts: { phone } }: { parts: Parts }) {
  const application = useSelector(phone, (snapshot) => snapshot.children.application);
  return application ? <Form application={application} /> : null;
}

function Form({ application }: { application: Application }) {
  const { step, problem } = useSelector(application, (snapshot) => snapshot.context);
  const busy = useSelector(application, (snapshot) => snapshot.hasTag('busy'));
  const showingFace = useSelector(application, (snapshot) => snapshot.matches('showingFace'));
  const { title, lead } = forms[step];
  if (showingFace) {
    return (
      <FaceScreen
        onShow={() => application.send({ type: 'face.shown' })}
        onRefuse={() => application.send({ type: 'face.refused' })}
        onCancel={() => application.send({ type: 'back.pressed' })}
      />
    );
  }
  return (
    <div className={css['screen']}>
      <div className={css['head']}>
        <progress
          className={css['progress']}
          aria-label="Application"
          value={steps.indexOf(step) + 1}
          max={steps.length}
        />
        <div className={css['headRow']}>
          <button
            type="button"
            className={css['quiet']}
            onClick={() => application.send({ type: 'back.pressed' })}
          >
            Back
          </button>
          {step !== 'submit' && (
            <button
              type="button"
              className={css['quiet']}
              onClick={() => application.send({ type: 'fillAll.pressed' })}
            >
              Fill all
            </button>
          )}
        </div>
        <h2 className={css['title']}>{title}</h2>
        <p className={css['lead']}>{lead}</p>
      </div>
      <div className={css['body']}>
        {step === 'submit' ? (
          <Summary application={application} />
        ) : (
          <Fields application={application} />
        )}
        {(step === 'identityAuth' || step === 'submit') && <Pictures application={application} />}
        <Problem text={problem} />
      </div>
      <div className={css['foot']}>
        <button
          type="button"
          className={css['main']}
          aria-disabled={busy || undefined}
          onClick={() => application.send({ type: 'next.pressed' })}
        >
          {step === 'submit' ? 'Submit application' : 'Next'}
        </button>
      </div>
    </div>
  );
}

function Fields({ application }: { application: Application }) {
  const { step, values } = useSelector(application, (snapshot) => snapshot.context);
  return fieldsOf(step, values).map(({ name, label, options, kind = 'text' }) => {
    const shared = {
      label,
      value: values[name] ?? '',
      onChange: (value: string) => application.send({ type: 'field.changed', name, value }),
    };
    if (options) return <Select key={name} {...shared} options={options} />;
    return kind === 'digits' ? (
      <TextInput key={name} {...shared} inputMode="numeric" />
    ) : (
      <TextInput key={name} {...shared} type={kind} />
    );
  });
}

function Pictures({ application }: { application: Application }) {
  const uploaded = useSelector(application, (snapshot) => snapshot.context.uploaded);
  return (
    <>
      <output>
        {uploaded.length} of {documentKinds.length} pictures uploaded
      </output>
      <ul className={css['pictures']} aria-label="Pictures">
        {documentKinds.map((kind) => (
          <li
            key={kind}
            className={css['picture']}
            data-done={uploaded.includes(kind) || undefined}
          >
            {pictureNames[kind]}
          </li>
        ))}
      </ul>
    </>
  );
}

function Summary({ application }: { application: Application }) {
  const { values } = useSelector(application, (snapshot) => snapshot.context);
  const facts = [
    ['Name', values['fullName']],
    ['Employer', values['employer']],
    ['Monthly income', `₱${values['monthlyIncome']}`],
    ['Emergency contact', values['contactName']],
    ['Account', values['accountNumber']],
  ];
  return (
    <dl className={css['summary']}>
      {facts.map(([label, value]) => (
        <div key={label} className={css['fact']}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
