export { MarketplaceModule } from './marketplace.module';
