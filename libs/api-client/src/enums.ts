export { industryValues, interestValues, organizationSizeValues, organizationTypeValues } from './generated/enums.gen';
