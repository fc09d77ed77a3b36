/**
 * The dashboard (specification §2). Texts of §4 verbatim; the rest of decision I12. Keys of `agency` and `associate`
 * are statuses.
 */
export const dashboard = {
  title: 'My Tasks',
  greeting: {
    morning: 'Good morning, %{name}',
    afternoon: 'Good afternoon, %{name}',
    evening: 'Good evening, %{name}',
    night: 'Good evening, %{name}',
  },
  progress: '%{done} of %{total} tasks done',
  nextStep: 'Next step',
  nothingNext: {
    done: 'All done. You have nothing to do today.',
    inReview:
      'We are reviewing what you sent and will email you. You have nothing to do right now. Questions? Write to %{email}.',
    contact: 'To continue, you need our help. Please write to %{email}.',
  },
  state: {
    done: 'Done',
    open: 'To do',
    waiting: 'In review',
    locked: 'Not available yet',
    stopped: 'Please contact us',
    unknown: 'Not known',
  },
  tasks: {
    email: 'Confirm Your Email Address',
    agency: 'Submit Your Agency Registration Request',
    accreditation: 'Complete Accreditation Enrollment',
    invite: 'Invite Your Associates',
    benefits: 'Receive Benefits Confirmation',
    report: 'Quarterly reports',
  },
  actions: {
    completeRequest: 'Complete Request',
    reviseAndSubmit: 'Revise & Submit',
    viewAgencyInfo: 'View Agency Info',
    start: 'Start',
    viewProfile: 'View Profile',
    acknowledge: 'Acknowledge',
    readGuide: 'Read the brand education guide',
    manageAssociates: 'Manage Associates',
    viewConfirmation: 'View Confirmation',
    viewReports: 'View Reports',
    submit: 'Submit',
  },
  agency: {
    NOT_CREATED:
      'You must register your agency within the next 30 days to gain access to the training and benefits for your associates.',
    PENDING: 'Your agency account on revision. Please wait.',
    PENDING_RENEWAL: 'Your agency account requires revision. Please review your account.',
    REVISIONS_REQUIRED:
      'Your agency account has not been approved. Please review your account info.',
    REJECTED:
      'Your agency registration request has been rejected. Please contact %{email} for more information.',
    APPROVED: 'You must complete the brand course training to become accredited.',
    nextIsStart:
      'Your agency has been approved. Your next step is Start in Complete Accreditation Enrollment.',
  },
  windowClosed: 'To ask for more time, please write to %{email}.',
  agencyApproved: 'Your agency is approved.',
  agencyApprovedUntil: 'Your agency is approved until %{date}.',
  associate: {
    NOT_CREATED: 'Please complete accrediation enrollment.',
    INVITED: 'Your account has been invited.',
    CREATED: 'Your associate account has been created. Please read the brand education guide.',
    REGISTERED: 'Please acknowledge brand material to finalize your accrediation.',
    ACCREDITED: 'Congrats! You are now an accredited associate.',
    PENDING: 'Your associate account is pending review. Please wait.',
    PENDING_RENEWAL: 'Your accreditation has to be renewed. Please review your profile.',
    renewsWithAgency:
      "Your renewal is saved. It is decided together with your agency's; until then you keep your access.",
    REJECTED:
      'Your associate registration has been rejected. Please contact %{email} for more information.',
  },
  reason: { agencyApproved: 'Your agency has to be approved first.' },
  invite: {
    open: 'Your agency is approved. Invite the people who book for your clients.',
    done: 'Your associates are invited. You can invite more at any time.',
    locked: 'You can invite your associates as soon as your agency is approved.',
    unknown: 'We could not look up whether your associates are invited.',
  },
  benefits: {
    done: 'Your benefits are confirmed. You can print the confirmation.',
    locked: 'You will get the confirmation once you are accredited.',
  },
  report: {
    due: "Last quarter's report is due. Please submit it.",
    done: 'You have no report to submit. The next one is due after the end of the quarter.',
  },
  deadline: {
    by: 'By %{date}',
    daysLeft: '%{smart_count} day left |||| %{smart_count} days left',
    today: 'Due today',
    over: 'Overdue',
  },
  error: {
    unknownStatus:
      'We cannot read the status of your account. Please contact us at %{email} for support.',
  },
  noTasks:
    'Something went wrong with your account. Please contact us at %{email} for support. Thank you.',
  staff:
    'You are logged in as program staff. Reviews, agencies and reports are in the program office.',
  /** How things stand, below the tasks. */
  summary: {
    loading: 'Loading…',
    team: {
      title: 'Your team at a glance',
      all: 'See all associates',
      step: {
        INVITED: 'Invited',
        ACCOUNT: 'With an account',
        REGISTERED: 'Registered',
        ACCREDITED: 'Accredited',
      },
      waiting: 'Who still has a step to take',
      nobody: 'No one on your team has a step to take right now.',
      group: {
        INVITED:
          '%{smart_count} person has no account yet |||| %{smart_count} people have no account yet',
        CREATED:
          '%{smart_count} person has an account and no registration |||| %{smart_count} people have an account and no registration',
        REGISTERED:
          '%{smart_count} person still has to acknowledge the guide |||| %{smart_count} people still have to acknowledge the guide',
        PENDING_RENEWAL:
          '%{smart_count} person has to renew the accreditation |||| %{smart_count} people have to renew the accreditation',
      },
      more: 'and %{smart_count} more |||| and %{smart_count} more',
      paused: 'had an email within the last day',
      remind: 'Remind them',
      remindThem: 'Remind them: %{who}',
      allPaused: 'All of them had an email within the last day.',
      outcome: {
        REMINDED:
          '%{smart_count} person is being reminded. |||| %{smart_count} people are being reminded.',
        STOPPED:
          '%{smart_count} person asked not to be sent reminders. |||| %{smart_count} people asked not to be sent reminders.',
        PAUSED:
          '%{smart_count} person had an email within the last day and is not reminded again. |||| %{smart_count} people had an email within the last day and are not reminded again.',
        LIMIT:
          '%{smart_count} person was not reminded: your agency has reached its daily limit of emails. |||| %{smart_count} people were not reminded: your agency has reached its daily limit of emails.',
      },
      results: 'Result for each person',
      result: {
        REMINDED: 'is being reminded',
        STOPPED: 'asked not to be sent reminders',
        PAUSED: 'can be reminded again from %{date}',
        LIMIT: 'please try again tomorrow',
      },
    },
    reports: {
      title: 'Reported quarters',
      all: 'See all reports',
      quarter: 'Quarter',
      events: 'Events',
      roomNights: 'Room Nights',
      revenue: 'Hotel Revenue',
      state: {
        REPORTED: 'Submitted, without totals',
        OPEN: 'Not submitted yet',
        OVERDUE: 'Overdue',
      },
    },
    next: {
      title: 'Next dates',
      report: 'Report for %{quarter}',
      renewal: 'Renewal of your agency',
      accreditation: 'End of your accreditation',
      education: 'Brand education: acknowledge what changes',
    },
    news: {
      sinceLastVisit: 'New since your last visit',
      lately: 'New in the last 30 days',
      none: 'Nothing new. You have seen everything.',
    },
  },
  confirmation: {
    title: 'Confirmation of Benefits',
    body: '%{name} of %{company} is an accredited associate of %{brand} and is entitled to the benefits of its program.',
    accreditedOn: 'Accredited on',
    issuedOn: 'Issued on',
    account: 'Account',
    print: 'Print',
    pdf: 'Download PDF',
    badge: 'Download badge (Open Badges 3.0)',
    check:
      'Anyone can check this confirmation: scan the code, or type these characters at %{address}',
    qr: 'QR code of the page where anyone can check this confirmation',
    accreditation: 'Accredited Associate, %{brand}',
    share: 'Share',
    linkedIn: 'Add to LinkedIn',
    copied: 'The link is copied.',
  },
};
