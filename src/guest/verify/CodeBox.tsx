import { paths } from '#contract/paths.ts';
import { Button } from '../kit/Button.tsx';
import { TextBox } from '../kit/TextBox.tsx';
import { useVerifyWords } from './useVerifyWords.ts';

/** Takes the short form of a code and leads to its certificate: a plain form, since the page has no script. */
export function CodeBox() {
  const words = useVerifyWords();
  return (
    <form action={paths.verify} className="hub-form">
      <TextBox
        label={words('code')}
        help={words('codeHelp')}
        name="code"
        required
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        translate="no"
      />
      <Button type="submit" variant="accent" wide>
        {words('check')}
      </Button>
    </form>
  );
}
