import { required, useTranslate } from 'ra-core';
import { useState } from 'react';
import { type AssociateEvent, associateEdges, canJoin } from '#contract/lifeCycle.ts';
import type { PersonRecord } from '#contract/staff/people.ts';
import { useProfile } from '#providers/useProfile.ts';
import { formatTime } from '#src/portal/ui/dateFormat.ts';
import { useMay } from '../access/useMay.ts';
import { ActForm } from '../layout/ActForm.tsx';
import { NoteInput } from '../layout/NoteInput.tsx';
import { AgencyInput } from '../list/filters.tsx';
import { LinkSignOn } from './LinkSignOn.tsx';
import { StaffRoles } from './StaffRoles.tsx';

/** The decisions of staff on an associate, as named in the life cycle. */
const decisions = ['approve', 'reject', 'reopen'] as const satisfies readonly AssociateEvent[];

/** The actions of staff on a person, as the life cycle and the account allow. */
export function PersonActs({ person }: { person: PersonRecord }) {
  const translate = useTranslate();
  const { id, name, email, associate, associateStatus, lockedUntil, agencyId, enabled, own } =
    person;
  /** Whoever resets the second step asks nobody for it. */
  const resets = useMay('manageAccounts');
  const isOwnAccount = useProfile()?.email === email;
  const possible = decisions.filter((event) =>
    associateEdges.some(
      (edge) => edge.by === 'staff' && edge.event === event && edge.from === associateStatus,
    ),
  );
  const [chosenAgency, setChosenAgency] = useState<string>();
  const agency = person.agency ?? chosenAgency ?? translate('staff.list.unnamed');
  const named = { name, email, agency };
  return (
    <>
      {associate && !own
        ? possible.map((event) => (
            <ActForm
              key={event}
              call="POST people/:id/decision"
              needs="decide"
              {...(event === 'reopen'
                ? ({ texts: 'people.reopen' } as const)
                : ({ texts: `people.${event}`, confirm: true } as const))}
              textParams={named}
              defaultValues={{ note: '' }}
              transform={({ note }) => ({ decision: event, note })}
            >
              <NoteInput
                source="note"
                label="staff.people.note"
                helperText="staff.people.noteHelp"
              />
            </ActForm>
          ))
        : null}
      {lockedUntil ? (
        <ActForm
          call="POST people/:id/unlock"
          needs="unlockPeople"
          texts="people.unlock"
          textParams={{ smart_count: person.lockedNetworks, time: formatTime(lockedUntil, 'en') }}
        />
      ) : null}
      {canJoin(person, agencyId ?? '') && !own ? (
        <ActForm
          call="POST people/:id/attach"
          needs="decide"
          texts={agencyId ? 'people.attachOwn' : 'people.attach'}
          textParams={named}
          defaultValues={{ agencyId: agencyId ?? '', note: '' }}
          confirm
        >
          {agencyId ? null : (
            <AgencyInput
              source="agencyId"
              label="staff.people.attach.agencyId"
              validate={required('validation.required')}
              onChange={(_, chosen) => setChosenAgency(chosen ? chosen.name : undefined)}
            />
          )}
          <NoteInput
            source="note"
            label="staff.people.attach.note"
            helperText="staff.people.attach.noteHelp"
            validate={required('validation.required')}
          />
        </ActForm>
      ) : null}
      {agencyId && enabled && !person.pointOfContact && !own ? (
        <ActForm
          call="POST agencies/:id/point-of-contact"
          needs="decide"
          id={agencyId}
          texts="people.contact"
          textParams={named}
          transform={() => ({ to: id })}
          confirm
        />
      ) : null}
      {/* Nobody can take themselves out. */}
      {isOwnAccount
        ? null
        : accountActs(person).map((act) => (
            <ActForm
              key={act}
              call={`POST people/:id/${act}`}
              needs="manageAccounts"
              texts={`people.${act}`}
              textParams={{ ...named, count: person.openSessions }}
              confirm
            />
          ))}
      {isOwnAccount || !enabled || !person.secondStep ? null : (
        <ActForm
          call="POST people/:id/reset-second-step"
          needs="manageAccounts"
          texts="people.resetSecondStep"
          textParams={named}
          defaultValues={{ note: '' }}
          confirm
        >
          <NoteInput
            source="note"
            label="staff.people.resetSecondStep.note"
            helperText="staff.people.resetSecondStep.noteHelp"
            validate={required('validation.required')}
          />
        </ActForm>
      )}
      {isOwnAccount || !enabled || !person.secondStep || resets ? null : (
        <ActForm
          call="POST people/:id/ask-for-reset"
          needs="askForReset"
          texts="people.askForReset"
          textParams={named}
          defaultValues={{ note: '' }}
        >
          <NoteInput
            source="note"
            label="staff.people.askForReset.note"
            helperText="staff.people.askForReset.noteHelp"
            validate={required('validation.required')}
          />
        </ActForm>
      )}
      {isOwnAccount || !enabled ? null : <StaffRoles person={person} />}
      {isOwnAccount || !enabled || !person.staff ? null : <LinkSignOn person={person} />}
    </>
  );
}

/** Returns the possible actions on a person's account, by the names of the calls. */
function accountActs({ enabled, openSessions }: PersonRecord) {
  if (!enabled) return ['enable'] as const;
  return [...(openSessions > 0 ? (['end-sessions'] as const) : []), 'disable'] as const;
}
