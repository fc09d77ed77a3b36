/** Words of the pages before sign-in, and of the frame around all pages. */
export const publicTexts = {
  description:
    'The accreditation hub of %{brand}: agencies register, their associates learn, are accredited and find their benefits.',

  navigation: {
    staff: 'Programme office',
    dashboard: 'Dashboard',
    associates: 'Associates',
    reporting: 'Reporting',
    overview: 'Overview',
    education: 'Education',
    benefits: 'Benefits',
    rateOffers: 'Rate Offers',
    promotions: 'Promotions',
    commissions: 'Commissions',
    resources: 'Resources',
    news: 'News',
    industryNews: 'Industry News',
  },

  menu: {
    registerAgencyNote: 'Agency Point of Contact use only',
    welcome: 'Welcome, %{name}',
  },

  footer: {
    label: 'About this site',
    privacy: 'Privacy',
    cookies: 'Cookies',
    siteUsage: 'Site Usage',
    terms: 'Terms',
    email: 'Email Us',
    brands: 'Our hotels',
    copyright: '© %{year} %{owner}',
    language: 'Language',
  },

  home: {
    guestBanner: "You're a Genius. Make it Official.",
    memberBanner: 'Bring Out Your Inner Genius',
    guestLead:
      'Accreditation for the people who plan meetings and travel. Learn the houses, earn the benefits.',
    memberLead: 'Your tasks, your benefits and what is new in our houses.',
    dashboard: 'View My Dashboard',
    signIn: 'Welcome back',
  },

  signIn: {
    title: 'Log In',
    email: 'Email',
    password: 'Password',
    remember: 'Remember my email',
    forgot: 'Forgot Password',
    submit: 'Log In',
    newHere: 'New here?',
    register: 'Register an agency',
    expired: 'You were signed out because nothing happened for a while. Please log in to go on.',
  },

  password: {
    show: 'Show what is typed',
    hide: 'Hide what is typed',
    rules: 'Your password needs',
    length: '%{min} to %{max} characters',
    lower: 'a lower case letter',
    upper: 'an upper case letter',
    number: 'a number',
    special: 'a special character',
    met: 'met',
    missing: 'missing',
  },

  form: {
    summary: 'Please check these fields',
    firstName: 'First Name',
    lastName: 'Last Name',
    email: 'Email Address',
    password: 'Password',
    confirmPassword: 'Confirm Password',
  },

  createAgent: {
    title: 'Register Your Agency',
    lead: 'For the point of contact of an agency. Make your account first; the registration of the agency follows.',
    submit: 'Create Account',
    doneTitle: 'Please look into your mailbox',
    done: 'We have sent a mail to %{email}. Please open its link within seven days: it confirms your address and leads on to the registration of your agency.',
    sendAgain: 'Send the mail again',
    sentAgain:
      'The mail is on its way again. If nothing comes, please look among the unwanted mails. A mailbox gets at most three an hour.',
    isAssociate: 'Does your agency take part already?',
  },

  createAssociate: {
    title: 'Register As An Associate',
    lead: 'You were invited by %{company}. Choose a password, and your account is made.',
    submit: 'Create Account',
    askNew: 'Ask for a new invitation',
    selfLead:
      'Tell us your address at work. If your agency takes part in the programme, a link to register will be in your mailbox.',
    selfSubmit: 'Send Invitation',
    selfDone: 'Please look into your mailbox',
  },

  reset: {
    title: 'Forgot Password',
    lead: 'Tell us the address of your account, and a link to set a new password is on its way.',
    submit: 'Send Link',
    doneTitle: 'Please look into your mailbox',
    setLead: 'Choose a new password. You are signed in with it at once.',
    setSubmit: 'Save Password',
    askNew: 'Ask for a new link',
    back: 'Back to Log In',
  },

  confirm: {
    title: 'Confirm Your Email',
    button: 'Confirm',
    lead: 'Please enter the password that you chose when you registered. It makes your account and signs you in.',
    newLead: 'Choose a password. It makes your account and signs you in.',
    choose: 'Choose a new password instead',
    dead: 'The link of such a mail works once, and for seven days. If you have used it already, please log in. If not, please register again.',
    next: 'Go on',
  },

  link: {
    lost: 'For your safety the link of the mail no longer stands in the address of this page. Please open it from the mail again.',
    owner: 'This link was sent to %{email}.',
    signedIn: 'You are signed in as %{email}.',
    switch: 'Log out and go on',
    stay: 'Stay signed in',
  },

  logout: {
    title: 'Logout',
    working: 'You are being signed out.',
    ask: 'Do you want to log out?',
    button: 'Logout',
  },

  profile: { title: 'Profile' },

  forbidden: {
    title: 'Forbidden',
    dashboard: 'View My Dashboard',
    home: 'Back to Home',
  },

  notFound: {
    title: 'Page not found',
    home: 'Back to Home',
  },
};
