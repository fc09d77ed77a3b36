interface Group {
  name: string;
  /** What a path has in it: a folder, or how names in it begin. */
  paths: readonly string[];
  /** How many pages need a module of the group; what fewer need stays with them. */
  minShareCount?: number;
  includeDependenciesRecursively?: false;
}

const inFolder = (folder: string, ...names: string[]) => names.map((name) => `/${folder}/${name}`);
const ofMui = (...names: string[]) => inFolder('@mui/material/esm', ...names);
const ofCore = (...names: string[]) => inFolder('ra-core/dist', ...names);
const ofAdmin = (...names: string[]) => inFolder('ra-ui-materialui/dist', ...names);

/**
 * What pages behind sign-in share comes in a few files by the kind of page, not in a hundred small ones (decision record
 * 0053). A group takes the modules that it names and whatever these need, if no group above has it: so no file imports
 * one below it.
 */
export const groups: readonly Group[] = [
  {
    // Every page: data, session, texts, theme, and what arranges text.
    name: 'admin',
    paths: [
      ...ofCore('auth/', 'controller/field/', 'controller/record/', 'core/', 'dataProvider/'),
      ...ofCore('export/', 'i18n/', 'routing/', 'util/'),
      ...ofAdmin('AdminContext', 'layout/Notification'),
      ...ofMui('Box/', 'Divider/', 'LinearProgress/', 'List/', 'Paper/', 'Skeleton/', 'Stack/'),
      ...ofMui('Typography/'),
      ...inFolder('lodash', 'debounce.', 'get.', 'set.'),
      ...inFolder('src/portal', 'Portal.', 'queries.', 'resources.', 'routerProvider.', 'theme/'),
      ...inFolder('src/portal/ui', 'DateText', 'PageTitle', 'TintedWord', 'arrange', 'dateFormat'),
      '/src/portal/ui/useWords',
      '/@tanstack/',
      '/ra-i18n-polyglot/',
      '/providers/authProvider',
    ],
    // What only one of them needs stays with it.
    minShareCount: 2,
  },
  {
    // Nearly every page: buttons, menus, dialogs, boxes to type into, tables and pictograms.
    name: 'mui',
    paths: [
      ...ofMui('Card', 'Dialog', 'IconButton/', 'ListItem', 'Menu', 'TextField/', 'Toolbar/'),
      ...ofMui('Table/', 'TableBody/', 'TableCell/', 'TableHead/', 'TableRow/', 'Tooltip/'),
      ...ofMui('internal/svg-icons/'),
      ...ofAdmin('Labeled', 'button/Button', 'field/NumberField', 'layout/Confirm'),
      '/@mui/icons-material/',
    ],
    minShareCount: 2,
  },
  { name: 'lists', paths: ofCore('controller/list/'), minShareCount: 8 },
  {
    name: 'forms',
    paths: [
      ...ofCore('form/Form.'),
      ...ofAdmin('input/BooleanInput', 'input/ResettableTextField', 'input/SelectInput.'),
      ...ofAdmin('input/TextInput'),
      ...ofMui('Checkbox/', 'FormControlLabel/', 'Switch/'),
    ],
  },
  {
    // Our own small parts, without what they show.
    name: 'ui',
    paths: ['/src/portal/ui/'],
    minShareCount: 5,
    includeDependenciesRecursively: false,
  },
  {
    // What nearly every page of the console names.
    name: 'console',
    paths: [
      ...inFolder('src/console', 'fields/', 'layout/Section', 'layout/StandaloneLink'),
      '/src/console/layout/focusTitleIfLost',
      ...inFolder('contract/staff', 'reach', 'words'),
    ],
    minShareCount: 4,
    includeDependenciesRecursively: false,
  },
  { name: 'tables', paths: ofAdmin('list/datatable/DataTable.', 'list/pagination/Pagination.') },
];

/** The groups as rolldown takes them. */
export const chunkGroups = groups.map(({ paths, ...group }) => ({
  ...group,
  test: (id: string) => paths.some((path) => id.includes(path)),
}));
