import { foldText } from '@/lib/words/fold';

/** What a column may be for. */
export const ROLES = ['cvr', 'name', 'place'] as const;
export type Role = (typeof ROLES)[number];

/** Headings, folded and without blanks, the surest first. */
const HEADINGS: Record<Role, readonly RegExp[]> = {
  cvr: [
    /^(?:firma|virksomheds?|selskabs?|kunde|company|leverandoer)?(?:cvr|cvrnr|cvrnummer|cvrno|cvrnumber)$/,
    /^(?:cvr|se|cvrse)?(?:vat|vatno|vatnr|vatid|vatnumber|vatregistration|vatregistrationnumber|moms|momsnr|momsnummer|momsregnr)(?:cvr)?$/,
    /^(?:senr|senummer|orgnr|organisationsnummer|organisationnumber|organizationnumber|organizationid)$/,
    /^(?:company|business)?(?:registration|reg|id)(?:no|nr|number|code)$|^(?:taxid|taxnumber|companynumber|companyid|businessid|registreringsnummer)$/,
    /^(?:pnr|pnummer|pno|pnumber|produktionsenhed|produktionsenhedsnummer|productionunit)$/,
    /cvr/,
  ],
  name: [
    /^(?:firma|virksomheds?|selskabs?|company|business|organisations?|organizations?)(?:navn|name)$/,
    /^(?:kunde|leverandoer|debitor|kreditor|account|customer|client|supplier|vendor|lead)(?:s?navn|name)$/,
    /^(?:virksomhed|firma|selskab|company|business|organisation|organization|juridisknavn|legalname)$/,
    /^(?:kunde|leverandoer|debitor|kreditor|account|customer|client|supplier|vendor|lead|forhandler|partner)$/,
    /^(?:navn|name)1?$/,
    /^(?:virksomheder|firmaer|selskaber|companies|kunder|leverandoerer|customers|suppliers)$/,
  ],
  place: [
    /^(?:postnr|postnummer|zip|zipcode|postalcode|postcode|zippostalcode|postnrby|postnrogby|postnummerogby|billingzip|billingpostalcode|billingzippostalcode|firmapostnr)$/,
    /^(?:by|bynavn|postdistrikt|city|town|citytown|billingcity|sted|place|location|lokation)$/,
    /^(?:kommune|kommunenavn|municipality)$/,
    /^(?:adresse|adresse1|address|address1|fuldadresse|fulladdress|firmaadresse|companyaddress|postadresse|billingaddress|beliggenhedsadresse)$/,
    /postnr|postnummer|zip|postalcode/,
  ],
};

/** How sure a heading is of a role, from 0; -1 when it is another one. */
export function rankOf(heading: string, role: Role): number {
  const folded = foldText(heading).replaceAll(' ', '');
  return folded === '' ? -1 : HEADINGS[role].findIndex((words) => words.test(folded));
}

/** Headings of columns that are not sought, but make a row the header. */
const OTHER =
  /^(?:e?mail|mail|emailadresse|telefon|tlf|tlfnr|phone|mobil|website|hjemmeside|url|land|country|kontakt|kontaktperson|contact|noter?|note|notes|bemaerkning(?:er)?|id|nr|no|type|status|branche|industry|omsaetning|revenue|ansatte|employees|dato|date|kundenr|kundenummer|customerno|customernumber|firstname|lastname|fornavn|efternavn)$/;

/** Whether a cell is a heading. */
export const isHeading = (cell: string): boolean =>
  ROLES.some((role) => rankOf(cell, role) !== -1) || OTHER.test(foldText(cell).replaceAll(' ', ''));
