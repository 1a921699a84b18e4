import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { documentKinds } from '#domain/credit/credit-order.ts';
import type { applicationMachine } from '../../phone/application.machine.ts';
import { forms, pictureNames, steps, type Values } from '../../phone/forms.ts';
import type { Parts } from '../../wiring.ts';
import { Form, Problem, Select, TextInput } from '#visualizations/kit/kit.tsx';
import css from './native.module.css';
import { FaceScreen } from './plain-screens.tsx';

type Application = ActorRefFrom<typeof applicationMachine>;

export function ApplicationScreen({ parts: { phone } }: { parts: Parts }) {
  const application = useSelector(phone, (snapshot) => snapshot.children.application);
  return application ? <Step application={application} /> : null;
}

function Step({ application }: { application: Application }) {
  const { step, problem, values } = useSelector(application, (snapshot) => snapshot.context);
  const busy = useSelector(application, (snapshot) => snapshot.hasTag('busy'));
  const showingFace = useSelector(application, (snapshot) => snapshot.matches('showingFace'));
  const { title, lead, fields } = forms[step];
  const next = (answers: Values) => application.send({ type: 'next.pressed', answers });
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
        <Form key={step} id="application" onSubmit={next}>
          {fields.map(({ name, label, options, kind = 'text' }) => {
            const field = { label, name, value: values[name] ?? '' };
            return options ? (
              <Select key={name} {...field} options={options} />
            ) : (
              <TextInput key={name} {...field} type={kind} required />
            );
          })}
        </Form>
        {(step === 'identityAuth' || step === 'submit') && <Pictures application={application} />}
        <Problem text={problem} />
      </div>
      <div className={css['foot']}>
        <button
          type="submit"
          form="application"
          className={css['main']}
          aria-disabled={busy || undefined}
        >
          {step === 'submit' ? 'Submit application' : 'Next'}
        </button>
      </div>
    </div>
  );
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
