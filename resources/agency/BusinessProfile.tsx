import { useWatch } from 'react-hook-form';
import {
  meetingBands,
  percentBands,
  revenueBands,
  sourcingPlatforms,
} from '../../contract/reference.ts';
import { SelectInput, YesNoInput } from '../../src/components/form/choiceInputs.tsx';
import { FormGroup } from '../../src/components/form/FormGroup.tsx';
import { TextInput } from '../../src/components/form/textInputs.tsx';

const profile = (name: string) => `agencyBusinessProfile.${name}`;

/** What the agency books (§3). */
export function BusinessProfile() {
  const platform: unknown = useWatch({ name: profile('sourcingTechnologyPlatform') });
  return (
    <FormGroup name="business">
      <YesNoInput source={profile('conductsBusinessInternationally')} />
      <SelectInput
        source={profile('numberOfMeetings')}
        options={meetingBands}
        list="meetingBands"
      />
      {['grossAnnualHotelRevenue', 'grossAnnualHotelSpending'].map((name) => (
        <SelectInput key={name} source={profile(name)} options={revenueBands} list="revenueBands" />
      ))}
      {['APAC', 'EMEA', 'LATAM', 'Other'].map((region) => (
        <SelectInput
          key={region}
          source={profile(`percentOf${region}`)}
          options={percentBands}
          list="percentBands"
        />
      ))}
      <SelectInput
        source={profile('sourcingTechnologyPlatform')}
        options={sourcingPlatforms}
        list="sourcingPlatforms"
      />
      {platform === 'OTHER' ? <TextInput source={profile('otherPlatform')} required /> : null}
    </FormGroup>
  );
}
