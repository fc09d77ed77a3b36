import { useWatch } from 'react-hook-form';
import {
  meetingBands,
  percentBands,
  revenueBands,
  sourcingPlatforms,
} from '../../contract/reference.ts';
import { FormGroup } from '../../src/components/form/FormGroup.tsx';
import { SelectField } from '../../src/components/form/SelectField.tsx';
import { TextField } from '../../src/components/form/TextField.tsx';
import { YesNoField } from '../../src/components/form/YesNoField.tsx';

const profile = (name: string) => `agencyBusinessProfile.${name}`;

/** What the agency books (§3). */
export function BusinessProfile() {
  const platform: unknown = useWatch({ name: profile('sourcingTechnologyPlatform') });
  return (
    <FormGroup name="business">
      <YesNoField source={profile('conductsBusinessInternationally')} />
      <SelectField
        source={profile('numberOfMeetings')}
        options={meetingBands}
        list="meetingBands"
      />
      {['grossAnnualHotelRevenue', 'grossAnnualHotelSpending'].map((name) => (
        <SelectField key={name} source={profile(name)} options={revenueBands} list="revenueBands" />
      ))}
      {['APAC', 'EMEA', 'LATAM', 'Other'].map((region) => (
        <SelectField
          key={region}
          source={profile(`percentOf${region}`)}
          options={percentBands}
          list="percentBands"
        />
      ))}
      <SelectField
        source={profile('sourcingTechnologyPlatform')}
        options={sourcingPlatforms}
        list="sourcingPlatforms"
      />
      {platform === 'OTHER' ? <TextField source={profile('otherPlatform')} required /> : null}
    </FormGroup>
  );
}
