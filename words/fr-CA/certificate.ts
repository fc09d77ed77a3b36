import type { certificate as english } from '../en/certificate.ts';

export const certificate: typeof english = {
  badge: {
    associate: {
      description:
        'Travaille pour une agence partenaire du groupe %{brand} et connaît ses hôtels, ses marques et ses avantages.',
      criteria:
        'Inscription à titre d’associé d’une agence approuvée du programme, puis lecture et confirmation de son guide de formation de la marque. L’accréditation se renouvelle tous les douze mois.',
    },
    agency: {
      name: 'Agence accréditée, %{brand}',
      description:
        'Est une agence partenaire du groupe %{brand}, dont les associés connaissent les hôtels, les marques et les avantages.',
      criteria:
        'Inscription au programme, puis approbation par son équipe. L’accréditation se renouvelle tous les douze mois.',
      narrative: '%{company} est une agence accréditée du groupe %{brand}.',
    },
    proof: 'Sa validité aujourd’hui',
    former: 'Celle que ce badge renouvelle',
  },
  pdf: {
    validUntil: 'Accréditation valide jusqu’au',
    code: 'Code',
    qr: 'Code QR qui mène à %{address}',
    compare:
      'Cette page ne prouve rien à elle seule. Pour savoir si elle est valable aujourd’hui, balayez le code QR, ou ouvrez %{address} et tapez le code.',
  },
  agencyBadge: {
    valid: 'Agence accréditée',
    until: 'Jusqu’au %{date}',
    over: 'Accréditation terminée',
    notNow: 'Non accréditée aujourd’hui',
  },
};
