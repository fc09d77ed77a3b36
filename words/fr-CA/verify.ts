import type { Texts } from '../en/light.ts';
import type { verify as english } from '../en/verify.ts';

export const verify: Texts<typeof english> = {
  lead: 'Entrez les 12 caractères imprimés à côté du code QR.',
  code: 'Code du certificat',
  codeHelp: 'Les espaces, les tirets et les minuscules ne changent rien.',
  check: 'Vérifier',
  again: 'Vérifier un autre code',
  title: { associate: 'Certificat d’un associé', agency: 'Certificat d’une agence' },
  state: { valid: 'Valide', ended: 'Terminé', withdrawn: 'Retiré', renewed: 'Renouvelé' },
  means: {
    valid: 'L’accréditation est valide aujourd’hui, le %{today}.',
    ended: 'L’accréditation est terminée. Elle n’est pas valide aujourd’hui, le %{today}.',
    withdrawn: 'L’accréditation a été retirée. Elle n’est pas valide aujourd’hui, le %{today}.',
    renewed: 'Un autre certificat a remplacé celui-ci.',
  },
  current: 'Voir le certificat qui compte maintenant',
  fact: {
    name: 'Nom',
    agencyName: 'Agence',
    since: 'Accréditation depuis le',
    validUntil: 'Accréditation jusqu’au',
    endedAt: 'Terminé le',
  },
  noName: 'Le nom n’est plus conservé.',
  compare:
    'Cette page n’est authentique que si l’adresse dans votre navigateur commence par %{address}. Une image ou une copie imprimée ne prouve rien.',
  frontDesk: {
    gives: 'Ce que donne l’accréditation',
    here: 'Réception de %{hotel} : avec un certificat valide, vous voyez aussi ce qu’il donne.',
    over: 'Ce lien ne fonctionne plus. Demandez-en un nouveau à la personne qui vous l’a donné.',
  },
  unknown: {
    title: 'Aucun certificat n’a ce code',
    text: 'Comparez chaque caractère, ou numérisez de nouveau le code QR.',
  },
};
