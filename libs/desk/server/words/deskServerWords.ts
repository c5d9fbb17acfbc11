// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const deskServerWords = defineWords<{
  'code.subject': { code: string | number; dealer: string | number };
  'code.text': { name: string | number; code: string | number };
  'code.note': null;
  'reply.note': { reference: string | number };
  'line.terms': null;
  'terms.agreed': null;
  'terms.notAgreed': null;
  'line.campaign': null;
  'line.pages': null;
  noAddress: null;
  'field.owner': { people: string | number };
  'field.callTime': null;
  'field.callPast': null;
  'field.key': null;
  'replies.available': null;
  'replies.aboutVehicle': { vehicle: string | number };
  'replies.availableText': {
    greeting: string | number;
    vehicle: string | number;
    me: string | number;
    dealer: string | number;
  };
  'replies.sold': null;
  'replies.soldText': {
    greeting: string | number;
    vehicle: string | number;
    me: string | number;
    dealer: string | number;
  };
  'replies.call': null;
  'replies.aboutCall': { dealer: string | number };
  'replies.callText': { greeting: string | number; me: string | number; dealer: string | number };
  signIn: null;
  noLead: null;
  nothing: null;
  notCounted: null;
  'field.mail': null;
  'field.activity': { days: number };
  'audit.days': { from: string | number; to: string | number };
  'audit.leads': { count: number };
  'audit.state': { value: string | number };
  'audit.category': { value: string | number };
  'audit.place': { value: string | number };
  'audit.from': { value: string | number };
  'audit.to': { value: string | number };
  'audit.when': { value: string | number };
  'audit.show': { value: string | number };
  'audit.person': null;
  'audit.search': null;
  'audit.nobody': null;
  'audit.moment': { day: string | number; time: string | number };
  'audit.noCall': null;
  'audit.and': null;
  'column.reference': null;
  'column.received': null;
  'column.state': null;
  'column.category': null;
  'column.subcategory': null;
  'column.firstName': null;
  'column.lastName': null;
  'column.email': null;
  'column.phone': null;
  'column.postcode': null;
  'column.place': null;
  'column.vehicle': null;
  'column.stockNumber': null;
  'column.preferredTime': null;
  'column.message': null;
  'column.news': null;
  'column.page': null;
  'column.spam': null;
  'column.site': null;
  'cell.state': { value: string | number };
  'cell.no': null;
  'cell.yes': null;
  'cell.agreed': { text: string | number };
  'site.role': null;
  'site.cannot': null;
  'site.meanwhile': { who: string | number };
  'site.refused': { problems: string | number };
  'site.noPlace': null;
  'field.site': null;
  'site.noDropdown': null;
  'site.order': null;
  'site.oneShown': null;
  'site.noOffers': null;
  'site.noOffer': null;
  'site.offerInTile': null;
  'site.noSpot': null;
  'site.noPicture': null;
  'site.pictureUsed': null;
  'site.wholeSite': null;
  'site.noPerson': null;
  'pictures.form': null;
  'pictures.broken': null;
  'pictures.refused': null;
  'field.pictures': null;
  'field.picture': null;
}>('desk-server', {
  'code.subject': [['code'], ' is your code for the desk of ', ['dealer']],
  'code.text': ['Hello ', ['name'], '. Your code for the desk is ', ['code'], '. It is good for ten minutes.'],
  'code.note': ['If you did not ask for it, nothing happens without the code. Never tell it to anybody.'],
  'reply.note': ['This is the answer to your enquiry ', ['reference'], '.'],
  'line.terms': ['Terms and conditions'],
  'terms.agreed': ['agreed to'],
  'terms.notAgreed': ['not agreed to'],
  'line.campaign': ['Campaign'],
  'line.pages': ['Pages looked at before'],
  noAddress: ['This lead has no email address that can be written to.'],
  'field.owner': ['must be empty or one of ', ['people']],
  'field.callTime': ['must be a time that the clock shows on that day'],
  'field.callPast': ['must be still to come'],
  'field.key': ['was used before: open the lead again, then send this once more'],
  'replies.available': ['It is available'],
  'replies.aboutVehicle': ['Your enquiry about the ', ['vehicle']],
  'replies.availableText': [
    ['greeting'],
    '\n\nThank you for your enquiry. The ',
    ['vehicle'],
    ' is available. When would suit you to come and see it? I will have it ready for you.\n\nKind regards,\n',
    ['me'],
    '\n',
    ['dealer'],
  ],
  'replies.sold': ['It is sold'],
  'replies.soldText': [
    ['greeting'],
    '\n\nThank you for your enquiry. The ',
    ['vehicle'],
    ' has been sold. I would be glad to look for something similar: what matters most to you, and what would you like to spend?\n\nKind regards,\n',
    ['me'],
    '\n',
    ['dealer'],
  ],
  'replies.call': ['When can I call?'],
  'replies.aboutCall': ['Your enquiry with ', ['dealer']],
  'replies.callText': [
    ['greeting'],
    '\n\nThank you for your enquiry. When is a good time for me to call you, and on which number? You can also simply answer this email.\n\nKind regards,\n',
    ['me'],
    '\n',
    ['dealer'],
  ],
  signIn: ['Sign in first.'],
  noLead: ['There is no such lead.'],
  nothing: ['There is nothing of this kind here.'],
  notCounted: ['Nothing is counted here.'],
  'field.mail': ['must be an e-mail address'],
  'field.activity': [
    'must be within ',
    ['days', 'plural', { one: ['#', ' day'], other: ['#', ' days'] }],
    ' before `to`',
  ],
  'audit.days': [['from'], ' to ', ['to']],
  'audit.leads': [['count', 'plural', { one: ['#', ' lead'], other: ['#', ' leads'] }]],
  'audit.state': ['state ', ['value', 'select', { new: ['new'], done: ['done'], other: ['in progress'] }]],
  'audit.category': ['category ', ['value']],
  'audit.place': ['place ', ['value']],
  'audit.from': ['from ', ['value']],
  'audit.to': ['to ', ['value']],
  'audit.when': [['value', 'select', { today: ['received today'], other: ['received this week'] }]],
  'audit.show': [['value', 'select', { unread: ['unread'], mine: ['own leads'], other: ['with a planned call'] }]],
  'audit.person': ['of one person'],
  'audit.search': ['with a search'],
  'audit.nobody': ['nobody'],
  'audit.moment': [['day'], ', ', ['time']],
  'audit.noCall': ['none'],
  'audit.and': [', '],
  'column.reference': ['Reference'],
  'column.received': ['Received'],
  'column.state': ['State'],
  'column.category': ['Category'],
  'column.subcategory': ['Subcategory'],
  'column.firstName': ['First name'],
  'column.lastName': ['Last name'],
  'column.email': ['Email'],
  'column.phone': ['Phone'],
  'column.postcode': ['Postcode'],
  'column.place': ['Place'],
  'column.vehicle': ['Vehicle'],
  'column.stockNumber': ['Stock number'],
  'column.preferredTime': ['Preferred time'],
  'column.message': ['Message'],
  'column.news': ['News and offers'],
  'column.page': ['Page'],
  'column.spam': ['Kept back as spam'],
  'column.site': ['Site'],
  'cell.state': [['value', 'select', { new: ['new'], done: ['done'], other: ['in-progress'] }]],
  'cell.no': ['no'],
  'cell.yes': ['yes'],
  'cell.agreed': ['yes: ', ['text']],
  'site.role': [
    'Changing the website takes the role of an editor, which your configuration gives (desk.people.roles).',
  ],
  'site.cannot': ['The website cannot be changed here.'],
  'site.meanwhile': [
    'Somebody else has changed the website meanwhile (',
    ['who'],
    '). Load this page again, then make your change once more.',
  ],
  'site.refused': ['The website cannot be published like this. ', ['problems']],
  'site.noPlace': ['There is no such place.'],
  'field.site': ['must be a time that the clock shows on that day'],
  'site.noDropdown': ['This entry of the menu has no dropdown.'],
  'site.order': ['The list has changed meanwhile. Load this page again, then make your change once more.'],
  'site.oneShown': ['At least one entry has to be shown.'],
  'site.noOffers': ['The website has no offers.'],
  'site.noOffer': ['There is no such offer.'],
  'site.offerInTile': [
    'A tile of the vehicle list leads to this offer. Hide the offer instead, or ask who looks after the website to take the tile away first.',
  ],
  'site.noSpot': ['The front page has no such picture.'],
  'site.noPicture': ['There is no such picture.'],
  'site.pictureUsed': ['The website shows this picture. Choose another one where it is shown, then take it away.'],
  'site.wholeSite': ['Pictures are changed by editors of the whole website.'],
  'site.noPerson': ['There is no such person.'],
  'pictures.form': ['Pictures are sent as multipart/form-data.'],
  'pictures.broken': ['This form cannot be read: it is no multipart/form-data, or was cut off.'],
  'pictures.refused': ['No picture was added.'],
  'field.pictures': ['must have a picture: JPEG, PNG, WebP or AVIF'],
  'field.picture': ['must be one of the pictures to choose from'],
});
